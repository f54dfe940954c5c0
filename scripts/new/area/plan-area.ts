import { checkKebab, toPascal } from '../names';
import { planOperation } from '../operation/plan-operation';
import { readRequest } from '../operation/request';
import { combine, type Plan } from '../plan';
import { Refusal } from '../refusal';
import { exists } from '../repository';
import { peopleOf } from '../screen/find-operation';
import { planList } from '../screen/list/plan-list';
import { readSubject } from '../screen/subject';

/**
 * Plans a room in each layer, with the minimum that works: an operation that lists, and the page that shows it. An empty folder is no
 * area, and its rules in `packages/domain` are added with the first decision.
 */
export function planArea(name: string, { role = 'PATIENT' }: { role?: string | undefined }): Plan {
  checkKebab(name, 'medicines');
  const layers = [
    'apps/api/src/areas',
    'apps/web/src/areas',
    'packages/ui/src/screens',
    'packages/domain/src',
  ];
  const taken = layers.map((layer) => `${layer}/${name}`).find(exists);
  if (taken) throw new Refusal(`There is already an area ${name}: ${taken}.`);
  const id = `list${toPascal(name)}`;
  const wishes = { path: `/${name}`, role, area: name };
  const { path, method, roles } = readRequest(id, wishes);
  const subject = readSubject(`${name}/${toPascal(name)}`);
  const people = peopleOf(roles.map((one) => ({ bearer: [one] })));
  return combine(
    planOperation(id, wishes),
    planList(subject, { id, method, path, roles: people }),
    `What it decides, and the API and the mock both need, is a pure function in packages/domain/src/${name}.`,
  );
}
