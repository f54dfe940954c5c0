/** Builds the catalogue in a process of its own, beside a product that runs already. */
import { buildCatalogue } from './build';

buildCatalogue();
