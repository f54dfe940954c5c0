import { describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { operations } from '@nadi/contract/operations';
import { isCategory } from './categories';
import { refuseProduct, toProductColumns } from './import-products';
import { financialYear, invoiceNumber, keptUntil, seriesOf } from './invoice';
import { cancellation, handling, orderNumber, readOrderNumber, returning } from './order';
import { compositionKey, type KeptProduct, substitutesOf, substitutionAdviceOf } from './product';
import { sampleProductId, sampleProducts } from './sample/sample-products';
import { isPinOf } from './states';
import { taxPercentOf } from './tax-rates';
import { totalsOf } from './totals';

describe('a rate of tax', () => {
  it('is the one of the day: for medicines it fell from 12 to 5 per cent on 22 September 2025', () => {
    expect(taxPercentOf('30049099', '2025-09-21')).toBe(12);
    expect(taxPercentOf('30049099', '2025-09-22')).toBe(5);
    expect(taxPercentOf('9025', '2025-09-21')).toBe(18);
    expect(taxPercentOf('9025', '2026-01-01')).toBe(5);
  });

  it('fell to 5 per cent for toothpaste and floss, and stayed at 18 for mouthwash', () => {
    expect(taxPercentOf('33061020', '2025-09-21')).toBe(18);
    expect(taxPercentOf('33061020', '2025-09-22')).toBe(5);
    expect(taxPercentOf('330620', '2026-01-01')).toBe(5);
    expect(taxPercentOf('33069000', '2026-01-01')).toBe(18);
    expect(taxPercentOf('3306', '2026-01-01')).toBeNull();
  });

  it('is not guessed for a code that is not in the list', () => {
    expect(taxPercentOf('2202', '2026-01-01')).toBeNull();
    expect(taxPercentOf('3808', '2026-01-01')).toBeNull();
  });
});

describe('the sample', () => {
  const kept = sampleProducts.map(
    (sent, place): KeptProduct => ({
      ...toProductColumns(sent),
      ...{ id: sampleProductId(place), stock: sent.stock, reserved: 0, isListed: true, isSample: true },
      ...{ version: 1, updatedAt: new Date('2026-11-01') },
    }),
  );

  it('has about eighty products that could be imported, each with a code of its own', () => {
    expect(sampleProducts.length).toBeGreaterThanOrEqual(78);
    expect(sampleProducts.flatMap((one) => refuseProduct(one, '2026-11-20') ?? [])).toEqual([]);
    expect(new Set(sampleProducts.map(({ code }) => code)).size).toBe(sampleProducts.length);
  });

  it('says of each product and maker that it is invented', () => {
    for (const { maker, description, category } of sampleProducts) {
      expect(maker).toContain('(invented)');
      expect(description).toMatch(/^Invented sample\. ./);
      expect(isCategory(category)).toBe(true);
    }
  });

  it('has the cheaper medicine of the same composition as a substitute, the cheapest for a unit first', () => {
    const parivo = kept.find(({ code }) => code === 'PAI-001') as KeptProduct;
    const [first] = substitutesOf(parivo, kept);
    expect(first?.product.name).toBe('Fevnil 500');
    // 15 tablets: 1450 here, 10 for 750 there.
    expect(first).toMatchObject({ savingPaise: 1450 - 1125, savingPercent: 22 });
  });

  it('has no substitute of another strength or form', () => {
    const parivo = kept.find(({ code }) => code === 'PAI-003') as KeptProduct;
    expect(substitutesOf(parivo, kept)).toEqual([]);
  });

  it('has substitutes for a medicine only among those with its release', () => {
    const parivo = kept.find(({ code }) => code === 'PAI-001') as KeptProduct;
    const other = { ...parivo, id: 'another' };
    const offered = (one: object, of: object = {}) =>
      substitutesOf({ ...parivo, ...of }, [{ ...other, ...one }]).length;
    expect(offered({})).toBe(1);
    for (const name of ['Parivo SR', 'Parivo prolonged release', 'Parivo XL 500', 'Parivo MR']) {
      expect(offered({ name })).toBe(0);
      expect(offered({}, { name })).toBe(0);
      expect(offered({ name }, { name })).toBe(1);
    }
    expect(offered({ pack: '15 enteric coated tablets' })).toBe(0);
    expect(offered({ name: 'Parivo DR' }, { name: 'Parivo SR' })).toBe(0);
    // No word of a release.
    expect(offered({ name: 'Parimer Serene' })).toBe(1);
  });

  it.each([
    ...['Levothyroxine 50 microgram', 'Thyroxine sodium 100 microgram', 'Warfarin 5 mg', 'Digoxin 0.25 mg'],
    ...['Acenocoumarol 2 mg', 'Nicoumalone 1 mg', 'Lithium carbonate 300 mg', 'Theophylline 400 mg'],
    ...['Aminophylline 100 mg', 'Ciclosporin 50 mg', 'Cyclosporine 50 mg', 'Tacrolimus 1 mg'],
    ...['Sirolimus 1 mg', 'Everolimus 0.5 mg', 'Insulin glargine 100 IU/mL', 'Phenytoin 100 mg'],
    ...['Carbamazepine 200 mg', 'Phenobarbital 30 mg', 'Phenobarbitone 30 mg', 'Sodium valproate 200 mg'],
    ...['Valproic acid 500 mg', 'Divalproex sodium 250 mg', 'Lamotrigine 25 mg', 'Primidone 250 mg'],
  ])('advises not to change a medicine with a narrow range: %s', (composition) => {
    expect(substitutionAdviceOf(composition)).toBe('do-not-change');
  });

  it('advises to ask a pharmacist about a medicine without a narrow range', () => {
    expect(substitutionAdviceOf('Telmisartan 40 mg')).toBe('ask-pharmacist');
  });
});

describe('an import', () => {
  const gauze = sampleProducts.find(({ code }) => code === 'AID-001');
  if (!gauze) throw new Error('The sample has gauze.');

  it.each([
    ['schedule-x', { schedule: 'X' as const }],
    ['above-mrp', { pricePaise: gauze.mrpPaise + 1 }],
    ['no-rate', { hsn: '2202' }],
    ['no-category', { category: 'toys' }],
    ['no-composition', { schedule: 'H' as const }],
  ])('refuses a product: %s', (reason, change) => {
    expect(refuseProduct({ ...gauze, ...change }, '2026-11-20')).toBe(reason);
  });

  it('cannot keep a product of Schedule X even if nobody refused it', () => {
    expect(() => toProductColumns({ ...gauze, schedule: 'X' })).toThrow('never sold');
  });
});

describe('compositions', () => {
  it('are the same in any order of their parts', () => {
    expect(compositionKey('Calcium 500 mg + Cholecalciferol  250 IU')).toBe(
      compositionKey('cholecalciferol 250 IU+calcium 500 mg'),
    );
  });
});

describe('invoices', () => {
  it('are numbered by the financial year of India, which begins on the first of April there', () => {
    expect(financialYear(new Date('2027-03-31T18:29:00Z'))).toBe('26-27');
    expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('27-28');
    expect(financialYear(new Date('2099-06-01T00:00:00Z'))).toBe('99-00');
  });

  it('have numbers of at most sixteen signs', () => {
    expect(invoiceNumber('invoice', '26-27', 1)).toBe('NS/26-27/000001');
    expect(invoiceNumber(seriesOf('invoice', true), '26-27', 1)).toBe('XS/26-27/000001');
    expect(invoiceNumber(seriesOf('credit-note', false), '26-27', 1)).toBe('NC/26-27/000001');
    expect(invoiceNumber('sample-credit-note', '26-27', 999_999).length).toBeLessThanOrEqual(16);
  });

  it('are kept for 72 months after the annual return of their year is due', () => {
    // April 2026 to March 2027: the return is due on 31 December 2027.
    expect(keptUntil(new Date('2026-11-20T00:00:00Z')).toISOString()).toBe('2033-12-31T18:30:00.000Z');
  });
});

describe('PIN codes', () => {
  it('are of their state', () => {
    expect(isPinOf('560001', 'KA')).toBe(true);
    expect(isPinOf('560001', 'MH')).toBe(false);
    expect(isPinOf('900001', 'LA')).toBe(true);
  });
});

describe('numbers of orders', () => {
  it('have two groups of four signs', () => {
    expect(orderNumber([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.999])).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  });
  it.each(['K7MP-4RT9', ' k7mp-4rt9 ', 'k7mp4rt9', 'K7MP 4RT9'])('%j is read as K7MP-4RT9', (typed) => {
    expect(readOrderNumber(typed)).toBe('K7MP-4RT9');
  });
  it.each(['', 'K7MP', 'K7MP-4RT', 'K7MP-4RT99', 'K7MP_4RT9', 'Dolo 650'])(
    '%j is not read as a number of an order',
    (typed) => {
      expect(readOrderNumber(typed)).toBeNull();
    },
  );
});

describe('the contract', () => {
  it('has the transitions of the rules', () => {
    const listed = (from: object) =>
      Object.fromEntries(Object.entries(from).map(([state, next]) => [state, [next].flat()]));
    expect(listed(operations.cancelOrder.transitions.from)).toEqual(cancellation.from);
    expect(listed(operations.requestReturn.transitions.from)).toEqual(returning.from);
    expect(listed(operations.moveOrder.transitions.from)).toEqual(handling.from);
  });

  it('has examples whose amounts are those of the rules', () => {
    const found = [
      examples.readOrder.answers['200'].delivered.data,
      examples.readOrder.answers['200'].placed.data,
      examples.beginCheckout.answers['201'].asha.data,
    ];
    for (const { lines, totals, fulfilment, seller } of found) {
      const where = { isDelivered: fulfilment === 'delivery', from: seller.state, to: totals.placeOfSupply };
      expect(totalsOf(lines as never, where)).toEqual({ lines, totals });
    }
  });
});
