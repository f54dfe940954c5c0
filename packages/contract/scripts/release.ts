/** `npm run version`, after the versions were raised: what the contract says from now on is what was released. */
import { bundleContract } from './bundle';
import { keepReleased } from './released';

await keepReleased(await bundleContract());
