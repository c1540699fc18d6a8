import { FactLines } from '@/components/ui/FactLines'
import { SectionHead } from '@/components/ui/SectionHead'
import { TickList } from '@/components/ui/TickList'
import type { PriceWords } from '@/core/car/price'
import { formatMoney } from '@/core/money/format'
import type { LowestPrice, VariantView } from '@/features/models/variants.rules'
import { t } from '@/lib/words'
import { FromPrice } from './FromPrice'

interface Props {
  variants: readonly VariantView[]
  config: PriceWords
  words: { title: string; text: string }
  /** The model's own lowest price: to order, it is of a grade that is not here. */
  lowest: LowestPrice | undefined
  hrefOf: (name: string) => string
}

const Prices = ({ variant: { prices }, config }: { variant: VariantView; config: PriceWords }) =>
  prices.length === 0 ? (
    <span className="price">
      <b className="price__now price__now--word">{t('Price on request')}</b>
    </span>
  ) : (
    prices.map((price) => <FromPrice key={price.of} price={price} config={config} />)
  )

interface NamedProps extends Pick<Props, 'config'> {
  variant: VariantView
  href: string
}

const Named = ({ variant, config, href }: NamedProps) => (
  <>
    <span className="grades__name">{variant.name}</span>
    <Prices variant={variant} config={config} />
    <a
      className="link"
      href={href}
      aria-label={t('{name}, {count} listed', { name: variant.name, count: variant.count })}
    >
      {t('{count} listed', { count: variant.count })}
    </a>
  </>
)

/** One has nothing beside it to be compared with: what it is, and what is known of it. */
const OneVariant = (props: NamedProps) => (
  <div className="pair pair--words grades">
    <div>
      <Named {...props} />
      {props.variant.plus.length > 0 && <TickList items={props.variant.plus} one />}
    </div>
    <FactLines lines={props.variant.facts} />
  </div>
)

/** By price, side by side; each lists what it has and no cheaper variant has. */
export function ModelVariants({ variants, config, words, lowest, hrefOf }: Props) {
  const labels = [...new Set(variants.flatMap(({ facts }) => facts.map(([label]) => label)))]
  const only = variants.length === 1 ? variants[0] : null
  const hasPlus = variants.some(({ plus }) => plus.length > 0)
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={words.title} />
        {words.text && <p className="lede">{words.text}</p>}
        {only ? (
          <OneVariant variant={only} config={config} href={hrefOf(only.name)} />
        ) : (
          <div className="grades" tabIndex={0} role="region" aria-label={words.title}>
            <table style={{ '--columns': variants.length }}>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="sr">{t('Fact')}</span>
                  </th>
                  {variants.map((variant) => (
                    <th key={variant.name} scope="col">
                      <Named variant={variant} config={config} href={hrefOf(variant.name)} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {labels.map((label) => (
                  <tr key={label}>
                    <th scope="row">{t(label)}</th>
                    {variants.map(({ name, facts }) => (
                      <td key={name}>{facts.find(([own]) => own === label)?.[1] ?? t('Not listed')}</td>
                    ))}
                  </tr>
                ))}
                {hasPlus && (
                  <tr>
                    <th scope="row">{t('Comes with, on top')}</th>
                    {variants.map(({ name, plus }) => (
                      <td key={name}>{plus.length > 0 && <TickList items={plus} one />}</td>
                    ))}
                  </tr>
                )}
              </tbody>
            </table>
          </div>
        )}
        {lowest?.of === 'order' && (
          <p className="fineprint">
            {t('Other grades can be ordered, from {amount}.', { amount: formatMoney(lowest.amount) })}
          </p>
        )}
      </div>
    </section>
  )
}
