import { parseArgs } from 'node:util';
import { planArea } from './area/plan-area';
import { planComponent } from './component/plan-component';
import { planOfflineWrite } from './offline/plan-offline';
import { planOperation } from './operation/plan-operation';
import { carryOut, type Plan } from './plan';
import { Refusal } from './refusal';
import { planFormScreen } from './screen/form/plan-form';
import { planListScreen } from './screen/list/plan-list';

const usage = `npm run new -- component NAME            such as DoseToggle
npm run new -- operation NAME [options]  such as readMedicinePlan; listMedicinePlans answers page by page
npm run new -- area NAME                 such as medicines: a list in each layer, from the contract to its page
npm run new -- list-screen AREA/NAME     such as medicines/MedicinePlans, with its page in the app; a new area is set up
npm run new -- form-screen AREA/NAME     such as medicines/MedicinePlan: readMedicinePlan reads it, updateMedicinePlan saves it
npm run new -- offline-write OPERATION   such as updateMedicinePlan --area medicines: it may wait on the device for a network

Options of a screen:
  --area account                         the room of the app that its page is in; that of the screen unless told
  --operation listMedicinePlans          what it reads; of a list; "list" and its name unless told
  --path /dashboard/medicine-plans       the address of its page; made from the name unless told

Options of an operation:
  --method get|post|put|delete           what it is asked with; get unless told
  --path /medicine-plan                  or /medicine-plan/{id}; made from the name unless told
  --role PATIENT                         who may; DOCTOR, UNVERIFIED_DOCTOR and ADMIN as well, several with commas
  --area medicine-plan                   the room of the API that it is in; the first part of its path unless told`;

function plan(given: readonly string[]): Plan {
  const { positionals, values } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      method: { type: 'string' },
      path: { type: 'string' },
      role: { type: 'string' },
      area: { type: 'string' },
      operation: { type: 'string' },
    },
  });
  const [kind, name, ...others] = positionals;
  if (!kind || !name || others.length > 0) throw new Refusal(usage);
  const taken: Record<string, readonly string[]> = {
    component: [],
    operation: ['method', 'path', 'role', 'area'],
    'list-screen': ['operation', 'area', 'path'],
    'form-screen': ['area', 'path'],
    'offline-write': ['area'],
    area: ['role'],
  };
  const strange = Object.keys(values).find((option) => !taken[kind]?.includes(option));
  if (kind in taken && strange) throw new Refusal(`No ${kind} has --${strange}.\n\n${usage}`);
  if (kind === 'component') return planComponent(name);
  if (kind === 'operation') return planOperation(name, values);
  if (kind === 'area') return planArea(name, values);
  if (kind === 'offline-write') return planOfflineWrite(name, values);
  if (kind === 'form-screen') return planFormScreen(name, values);
  if (kind === 'list-screen') return planListScreen(name, values);
  throw new Refusal(usage);
}

const isOfUser = (error: unknown): error is Error =>
  error instanceof Refusal || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;

/** The exit code and the output of the command. */
export type Ended = { status: 0 | 1; said: string };

/** Carries out a command line, or writes nothing. @param given the arguments after `npm run new --` */
export function write(given: readonly string[]): Ended {
  try {
    const planned = plan(given);
    carryOut(planned);
    const lines = (title: string, paths: readonly string[]) =>
      paths.length > 0 ? [`${title}:`, ...paths.map((path) => `  ${path}`), ''] : [];
    const said = [
      ...lines('Written', Object.keys(planned.made)),
      ...lines('Added to', Object.keys(planned.changed)),
      'Next:',
      ...planned.next.map((step, index) => `  ${index + 1}. ${step}`),
    ];
    return { status: 0, said: said.join('\n') };
  } catch (error) {
    if (!isOfUser(error)) throw error;
    return { status: 1, said: error.message };
  }
}
