import { nobody, type Rules } from '../../../../test/matrix/rule';

export const rules: Rules = { checkUploadPart: nobody };
