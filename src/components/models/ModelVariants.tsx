import { FactLines } from '@/components/ui/FactLines'
import { SectionHead } from '@/components/ui/SectionHead'
import { TickList } from '@/components/ui/TickList'
import { priceTypeLabel, type PriceWords } from '@/core/car/price'
import { formatMoney } from '@/core/money/format'
import type { VariantView } from '@/features/models/variants.rules'
import { t } from '@/lib/words'

interface Props {
  variants: readonly VariantView[]
  config: PriceWords
  words: { title: string; text: string }
  hrefOf: (name: string) => string
}

interface VariantProps {
  variant: VariantView
  config: PriceWords
  isFirst: boolean
  href: string
}

function Variant({ variant, config, isFirst, href }: VariantProps) {
  const { name, count, from, facts, plus } = variant
  const priceType = from && priceTypeLabel(from.price_type, config)
  return (
    <article className="var">
      <h3>{name}</h3>
      <div className="price">
        {from?.price ? (
          <>
            <span className="price__from">{t(count > 1 ? 'In stock from' : 'In stock at')}</span>
            <b className="price__now">{formatMoney(from.price)}</b>
            {priceType && <span className="price__type">{priceType}</span>}
          </>
        ) : (
          <b className="price__now price__now--word">{t('Price on request')}</b>
        )}
      </div>
      <FactLines lines={facts} />
      {plus.length > 0 && (
        <>
          <p className="var__plus">{t(isFirst ? 'With' : 'And no cheaper one has')}</p>
          <TickList items={plus} one />
        </>
      )}
      <p className="var__act">
        <a className="link" href={href} aria-label={t('{name}, {count} listed', { name, count })}>
          {t('{count} listed', { count })}
        </a>
      </p>
    </article>
  )
}

/** By price; each lists what it has and no cheaper variant has. */
export const ModelVariants = ({ variants, config, words, hrefOf }: Props) => (
  <section className="section">
    <div className="wrap">
      <SectionHead title={words.title} />
      {words.text && <p className="lede">{words.text}</p>}
      <div className="vars">
        {variants.map((variant, index) => (
          <Variant
            key={variant.name}
            variant={variant}
            config={config}
            isFirst={index === 0}
            href={hrefOf(variant.name)}
          />
        ))}
      </div>
    </div>
  </section>
)
