/** `npm run new -- KIND NAME`: a beginning that works and passes every rule of the house. */
import { write } from './write';

const { status, said } = write(process.argv.slice(2));
if (status === 0) console.log(said);
else console.error(said);
process.exitCode = status;
