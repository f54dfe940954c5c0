/** `npm run new -- KIND NAME`: writes a working start that passes every rule of the repository. */
import { write } from './write';

const { status, said } = write(process.argv.slice(2));
if (status === 0) console.log(said);
else console.error(said);
process.exitCode = status;
