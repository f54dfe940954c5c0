// The exports of this area for other areas, the seed, the commands and the server.

export { keepProducts } from './keep-products';
export { countOrdersToPack, countPlaced, countPrescriptionsToCheck } from './queries/find-waiting-orders';
export { deliveryAddresses } from './tables/delivery-addresses';
export { shopInvoiceSeries, shopInvoices } from './tables/shop-invoices';
export { shopOrders } from './tables/shop-orders';
export { shopPharmacists } from './tables/shop-pharmacists';
export { shopProducts } from './tables/shop-products';
