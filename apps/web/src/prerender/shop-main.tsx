import { PublicShop } from '../areas/shop/PublicShop';
import { startIslands } from './islands';

startIslands({ shop: () => <PublicShop /> });
