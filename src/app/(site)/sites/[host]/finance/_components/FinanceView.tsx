import { RenderBlocks } from '@/blocks/RenderBlocks'
import { LoanCalculator } from '@/components/money/LoanCalculator'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import '@/styles/stock.css'
import type { PageBlock } from '@/core/dealer/views'
import type { FinanceData } from '@/app/(site)/sites/[host]/finance/page-data'
import { t } from '@/lib/words'
import { Assumptions } from './Assumptions'
import { FinanceForm } from './FinanceForm'
import { CarPicture } from '@/components/car/CarPicture'
import { carAlt, carHref, carImages, carTitle, carVariant } from '@/core/car/text'
import type { Car } from '@/core/car/car'
import { priceOf } from '@/core/car/price'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

interface Props {
  car: Car
  config: TenantConfig
  hasEstimate: boolean
}

function FinanceCar({ car, config, hasEstimate }: Props) {
  const [first] = carImages(car)
  const price = priceOf(car, config)
  return (
    <div className="calc__car">
      <div className="mini">
        <div className="mini__pic fills">
          {first && <CarPicture url={first.url} alt={carAlt(car)} sizes="116px" widths={[320]} eager />}
        </div>
        <div className="mini__txt">
          <a href={carHref(car)}>
            <b>{carTitle(car)}</b>
          </a>
          <span>{carVariant(car)}</span>
          <span>{price.kind === 'price' ? `${price.price.text} ${price.typeLabel}` : ''}</span>
        </div>
      </div>
      <a className="link" href="/search">
        {t('Another car')}
      </a>
      {!hasEstimate && (
        <p>{t('We have no estimate for this car. Ask below, and we work one out with you.')}</p>
      )}
    </div>
  )
}

const isForm = ({ blockType, anchor }: PageBlock): boolean =>
  blockType === 'enquiryForm' && anchor === 'finance-form'
const isHead = ({ blockType }: PageBlock): boolean => blockType === 'intro'

const textIn = (block: PageBlock | undefined, name: 'heading' | 'text' | 'people'): string | null => {
  const value = block?.[name]
  return typeof value === 'string' && value ? value : null
}

/** `title` replaces the editor's heading. */
export function FinanceView({ data, title }: { data: FinanceData; title?: string }) {
  const { site, now, page, car, view } = data
  const blocks = page?.layout ?? []
  const head = title ? [] : blocks.filter(isHead)
  const form = blocks.find(isForm)
  const parts = { page: { title: page?.title ?? t('Finance'), slug: 'finance' }, site, now }
  return (
    <main id="main" className="is-about finance">
      <div className={`wrap desk desk--${site.config.layout.finance}`}>
        {head.length ? (
          <RenderBlocks blocks={head} {...parts} />
        ) : (
          <header className="wrap intro">
            <Breadcrumbs
              origin={site.origin}
              crumbs={[
                { label: t('Finance'), href: title && '/finance' },
                ...(title ? [{ label: t('Your repayments') }] : []),
              ]}
            />
            <h1>{title ?? t('Finance')}</h1>
          </header>
        )}
        {car && <FinanceCar car={car} config={site.config} hasEstimate={view !== null} />}
        {view && <LoanCalculator view={view} action={title ? '/personalised/finance' : '/finance'} />}
        {view && <Assumptions data={data} />}
      </div>
      <FinanceForm
        data={data}
        heading={textIn(form, 'heading')}
        text={textIn(form, 'text')}
        people={textIn(form, 'people')}
      />
      <RenderBlocks blocks={blocks.filter((block) => !isHead(block) && !isForm(block))} {...parts} />
    </main>
  )
}
