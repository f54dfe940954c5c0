/** Builds the catalogue in a process of its own, beside a running product. */
import { buildCatalogue } from './build';

buildCatalogue();
