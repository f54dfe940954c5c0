import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { FileField } from '../../../components/FileField/FileField';
import { NumberField } from '../../../components/NumberField/NumberField';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Stack } from '../../../components/Stack/Stack';
import { Switch } from '../../../components/Switch/Switch';
import { Table } from '../../../components/Table/Table';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { useSave } from '../../../patterns/use-save';
import { sayMoney } from '../../../words/money';
import { Section } from '../../private/Section';
import { useSearchWords } from '../../shop/private/use-search-words';
import type { ImportOutcome, StockChange, StockPart, StockRow } from './types';

/** All products with their stock, those too that are not for sale. */
export function StockCard(props: StockPart) {
  const { state, isLow, onFind, onChange } = props;
  const [words, setWords] = useSearchWords(props.words);
  const [edited, setEdited] = useState<StockRow | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <ListCard
        state={state}
        title={m.business_stock()}
        headingRef={heading}
        things={m.shop_product_count}
        news={
          <Stack space={4}>
            <SearchField
              label={m.shop_search()}
              value={words}
              onChange={(next) => {
                setWords(next);
                if (next === '' && props.words !== '') onFind('', isLow);
              }}
              onSubmit={(next) => onFind(next.trim(), isLow)}
            />
            <Checkbox
              label={m.business_only_low()}
              value={isLow}
              onChange={(next) => onFind(props.words, next)}
            />
          </Stack>
        }
        failed={{ title: m.shop_failed_title(), text: m.shop_failed() }}
        empty={{ title: m.shop_none_title(), text: m.shop_none() }}
        order="other"
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      >
        {({ rows }) => (
          <Table
            label={m.business_stock()}
            rows={rows}
            columns={[
              {
                id: 'name',
                name: m.shop_product(),
                isRowHeader: true,
                render: ({ name, code }) => `${name} (${code})`,
              },
              {
                id: 'price',
                name: m.shop_price(),
                align: 'end',
                render: ({ pricePaise }) => sayMoney(pricePaise),
              },
              { id: 'mrp', name: m.shop_mrp(), align: 'end', render: ({ mrpPaise }) => sayMoney(mrpPaise) },
              {
                id: 'stock',
                name: m.business_in_stock(),
                align: 'end',
                render: ({ stock, reserved }) =>
                  reserved > 0 ? m.business_stock_reserved({ stock, reserved }) : String(stock),
              },
              {
                id: 'sale',
                name: m.business_sale(),
                render: ({ isListed }) => (isListed ? m.business_for_sale() : m.business_not_for_sale()),
              },
              {
                id: 'change',
                name: m.shop_change(),
                isNameHidden: true,
                render: (row) => (
                  <Button size="small" tone="secondary" onPress={() => setEdited(row)}>
                    {m.shop_change()} <VisuallyHidden>{row.name}</VisuallyHidden>
                  </Button>
                ),
              },
            ]}
          />
        )}
      </ListCard>
      <ImportPart onImport={props.onImport} />
      {edited && (
        <StockForm
          product={edited}
          onSave={(change) => onChange(edited, change)}
          onClose={(result) => {
            setEdited(null);
            if (result) showToast({ tone: 'success', message: m.business_stock_saved() });
          }}
          focusAfter={heading}
        />
      )}
    </>
  );
}

type StockFormProps = {
  product: StockRow;
  onSave: (change: Partial<StockChange>) => ReturnType<StockPart['onChange']>;
  onClose: (result: object | null) => void;
  focusAfter: React.RefObject<HTMLElement | null>;
};

function StockForm({ product, onSave, ...dialog }: StockFormProps) {
  const [rupees, setRupees] = useState<number | null>(product.pricePaise / 100);
  const [stock, setStock] = useState<number | null>(product.stock);
  const [most, setMost] = useState<number | null>(product.maxQuantity);
  const [isListed, setIsListed] = useState(product.isListed);

  function check() {
    const pricePaise = Math.round((rupees ?? 0) * 100);
    const faults = [
      ...(pricePaise < 1 ? [{ name: 'pricePaise', message: m.business_price_fault() }] : []),
      ...(stock === null || !Number.isInteger(stock) || stock < 0
        ? [{ name: 'stock', message: m.business_stock_fault() }]
        : []),
      ...(most === null || !Number.isInteger(most) || most < 1 || most > 50
        ? [{ name: 'maxQuantity', message: m.business_most_fault() }]
        : []),
    ];
    if (faults.length > 0) return { faults };
    const said: StockChange = {
      ...{ pricePaise, stock: stock ?? 0, maxQuantity: most ?? 1, isListed },
    };
    // Sends changed fields only: stock may have been sold meanwhile.
    const changed = Object.entries(said).filter(
      ([name, value]) => product[name as keyof StockChange] !== value,
    );
    return changed.length > 0
      ? { draft: Object.fromEntries(changed) as Partial<StockChange> }
      : { faults: [{ name: 'pricePaise', message: m.business_nothing_changed() }] };
  }

  return (
    <FormDialog
      {...dialog}
      title={m.business_stock_title({ name: product.name })}
      description={m.business_stock_about({ price: sayMoney(product.mrpPaise), reserved: product.reserved })}
      check={check}
      onSave={onSave}
    >
      {({ messageFor }) => (
        <>
          <NumberField
            name="pricePaise"
            label={m.business_price_rupees()}
            unit="₹"
            value={rupees}
            onChange={setRupees}
            errorMessage={messageFor('pricePaise')}
            isRequired
          />
          <NumberField
            name="stock"
            label={m.business_in_stock()}
            isDecimal={false}
            value={stock}
            onChange={setStock}
            errorMessage={messageFor('stock')}
            isRequired
          />
          <NumberField
            name="maxQuantity"
            label={m.business_most()}
            isDecimal={false}
            value={most}
            onChange={setMost}
            errorMessage={messageFor('maxQuantity')}
            isRequired
          />
          <Switch label={m.business_for_sale()} value={isListed} onChange={setIsListed} />
        </>
      )}
    </FormDialog>
  );
}

const refusedWords: Readonly<Record<string, () => string>> = {
  'schedule-x': m.business_refused_schedule_x,
  'above-mrp': m.business_refused_above_mrp,
  'no-rate': m.business_refused_no_rate,
  'no-category': m.business_refused_no_category,
  'no-composition': m.business_refused_no_composition,
  twice: m.business_refused_twice,
};

function ImportPart({ onImport }: Pick<StockPart, 'onImport'>) {
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const { isPending, refused, save } = useSave<ImportOutcome, never>((result) => {
    setOutcome(result);
    setFile(null);
  });
  function send() {
    if (!file) return;
    setSent(file);
    void save(() => onImport(file));
  }
  return (
    <Section title={m.business_import()}>
      <FileField
        label={m.business_import_file()}
        description={m.business_import_about()}
        accept={['application/json']}
        kinds={m.business_import_kinds()}
        maxSize={1_000_000}
        value={file}
        onChange={(next) => {
          setFile(next);
          setOutcome(null);
        }}
      />
      {refused && file === sent && <Banner tone="attention">{refused.message ?? m.not_saved()}</Banner>}
      {outcome && (
        <Banner tone="info">
          {m.business_imported({
            added: outcome.added,
            changed: outcome.changed,
            refused: outcome.refused.length,
          })}
        </Banner>
      )}
      {outcome?.refused.map(({ index, code, reason }) => (
        <Text key={index} size={14}>
          {m.business_refused({ code, reason: refusedWords[reason]?.() ?? reason })}
        </Text>
      ))}
      {file && (
        <div>
          <Button icon={Upload} isPending={isPending} onPress={send}>
            {m.business_import_send()}
          </Button>
        </div>
      )}
    </Section>
  );
}
