/** `npm run new -- component|screen|operation NAME`: a beginning that works and passes every rule of the house. */
import { parseArgs } from 'node:util';
import { planComponent } from './component/plan-component';
import { planOperation } from './operation/plan-operation';
import { carryOut, type Plan } from './plan';
import { Refusal } from './refusal';
import { planScreen } from './screen/plan-screen';

const usage = `npm run new -- component NAME            such as DoseToggle
npm run new -- screen AREA/NAME          such as medicines/MedicinePlan; a new area is set up
npm run new -- operation NAME [options]  such as readMedicinePlan

Options of an operation:
  --method get|post|put|delete           what it is asked with; get unless told
  --path /medicine-plan                  or /medicine-plan/{id}; made from the name unless told
  --role PATIENT                         who may; DOCTOR, UNVERIFIED_DOCTOR and ADMIN as well, several with commas
  --area medicine-plan                   the room of the API that it is in; the first part of its path unless told`;

function plan(): Plan {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      method: { type: 'string' },
      path: { type: 'string' },
      role: { type: 'string' },
      area: { type: 'string' },
    },
  });
  const [kind, name, ...others] = positionals;
  if (!kind || !name || others.length > 0) throw new Refusal(usage);
  if (kind !== 'operation' && Object.keys(values).length > 0)
    throw new Refusal(`Only an operation has options.\n\n${usage}`);
  if (kind === 'component') return planComponent(name);
  if (kind === 'screen') return planScreen(name);
  if (kind === 'operation') return planOperation(name, values);
  throw new Refusal(usage);
}

const isOfUser = (error: unknown): error is Error =>
  error instanceof Refusal || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;

try {
  const planned = plan();
  carryOut(planned);
  const lines = (title: string, paths: readonly string[]) =>
    paths.length > 0 ? [`${title}:`, ...paths.map((path) => `  ${path}`), ''] : [];
  console.log(
    [
      ...lines('Written', Object.keys(planned.made)),
      ...lines('Added to', Object.keys(planned.changed)),
      'Next:',
      ...planned.next.map((step, index) => `  ${index + 1}. ${step}`),
    ].join('\n'),
  );
} catch (error) {
  if (!isOfUser(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
