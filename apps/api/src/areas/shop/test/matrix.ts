import type { Person } from '../../../../test/api';
import type { ColumnName } from '../../../../test/matrix/columns';
import { caller, nobody, type Rule, type Rules } from '../../../../test/matrix/rule';
import type { World } from '../../../../test/matrix/world';
import { place } from '../../../../test/shop';

const ofProduct = (code: string): Rule => ({
  about: 'nobody',
  ask: async (world) => ({ id: await world.shop.product(code) }),
});

/** About something that a person has themselves, and that is not there for anyone else. */
const ownOf = (make: (world: World, who: Person) => Promise<string>, more: object = {}): Rule => ({
  about: 'patient',
  ask: async (world, who) => ({ id: await make(world, who), ...more }),
});

/** About an order of someone else than the patient of the matrix, for an administrator. */
const handled = (body?: object): Rule => ({
  about: 'platform',
  ask: async (world) => ({
    id: await world.shop.order(await world.api.signedIn()),
    ...(body && { body }),
  }),
});

/** About a prescription of someone, for who asks with the right of a pharmacist. */
const checked = (of: 'order' | 'file' | 'decision'): Rule => ({
  ...caller,
  ask: async (world, who: Person, _: ColumnName) => {
    const patient = await world.api.signedIn();
    const id = await world.shop.prescribedOrder(patient);
    await world.shop.appoint(who);
    if (of === 'decision') return { id, body: { decision: 'REFUSED', reason: 'It is too old.' } };
    return { id: of === 'order' ? id : await world.shop.fileOf(id) };
  },
});

export const rules: Rules = {
  listProductCategories: nobody,
  listProducts: nobody,
  readProduct: ofProduct('AID-001'),
  readShopRights: caller,
  readCart: caller,
  putCartItem: {
    ...caller,
    ask: async (world) => ({ id: await world.shop.product('AID-001'), body: { quantity: 1 } }),
  },
  removeCartItem: { ...caller, ask: async (world, who) => ({ id: await world.shop.choose(who, 'AID-001') }) },
  mergeCart: {
    ...caller,
    ask: async (world) => ({
      body: { items: [{ productId: await world.shop.product('AID-001'), quantity: 1 }] },
    }),
  },
  listDeliveryAddresses: caller,
  addDeliveryAddress: { ...caller, ask: async () => ({ body: place }) },
  updateDeliveryAddress: ownOf((world, who) => world.shop.address(who), { body: place }),
  deleteDeliveryAddress: ownOf((world, who) => world.shop.address(who)),
  beginCheckout: {
    ...caller,
    ask: async (world, who) => {
      await world.shop.choose(who, 'AID-001');
      return { body: { fulfilment: 'pick-up' } };
    },
  },
  readCheckout: ownOf((world, who) => world.shop.checkout(who)),
  leaveCheckout: ownOf((world, who) => world.shop.checkout(who)),
  listOrders: caller,
  placeOrder: {
    ...caller,
    ask: async (world, who) => ({
      body: { checkoutId: await world.shop.checkout(who), paymentMethod: 'cash' },
    }),
  },
  readOrder: ownOf((world, who) => world.shop.order(who)),
  cancelOrder: ownOf((world, who) => world.shop.order(who)),
  requestReturn: ownOf((world, who) => world.shop.delivered(who), { body: { reason: 'damaged' } }),
  readInvoice: ownOf((world, who) => world.shop.delivered(who)),
  payOrder: ownOf((world, who) => world.shop.order(who, 'AID-001', 1, 'test-gateway')),
  readPayment: ownOf((world, who) => world.shop.payment(who)),
  confirmTestPayment: ownOf((world, who) => world.shop.payment(who), { body: { result: 'paid' } }),
  listPrescriptionChecks: {
    ...caller,
    ask: async (world, who) => {
      await world.shop.appoint(who);
      return {};
    },
  },
  readPrescriptionCheck: checked('order'),
  decidePrescription: checked('decision'),
  readPrescriptionCheckFile: checked('file'),
  previewPrescriptionCheckFile: checked('file'),
  readShopOverview: { about: 'platform' },
  listShopOrders: { about: 'platform' },
  readShopOrder: handled(),
  moveOrder: handled({ status: 'PACKED' }),
  confirmShopRefund: {
    about: 'platform',
    ask: async (world) => ({ id: await world.shop.partApproved(await world.api.signedIn()) }),
  },
  listStock: { about: 'platform' },
  updateProduct: {
    about: 'platform',
    ask: async (world) => ({
      id: await world.shop.setStock('AID-002', 220),
      body: { stock: 220 },
    }),
  },
  importProducts: {
    about: 'platform',
    ask: async () => ({
      body: {
        products: [
          {
            ...{ code: 'M-1', name: 'Gauze', maker: 'A maker', category: 'first-aid', form: 'dressing' },
            ...{ pack: '1 roll', units: 1, unit: 'roll', hsn: '3005', mrpPaise: 4500, pricePaise: 4200 },
            ...{ stock: 1, description: 'A roll.' },
          },
        ],
      },
    }),
  },
  listPharmacists: { about: 'platform', shows: ['an administrator'] },
  addPharmacist: {
    about: 'platform',
    ask: async (world) => ({
      body: { email: (await world.api.signedIn()).email, registrationNumber: 'KA-1', council: 'A council' },
    }),
  },
  withdrawPharmacist: {
    about: 'platform',
    ask: async (world) => ({ id: await world.shop.appoint(await world.api.signedIn()) }),
  },
};
