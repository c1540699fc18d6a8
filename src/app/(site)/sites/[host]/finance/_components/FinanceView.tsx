import { RenderBlocks } from '@/blocks/RenderBlocks'
import { LoanCalculator } from '@/components/money/LoanCalculator'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import '@/components/search/stock.css'
import type { PageBlock } from '@/core/dealer/views'
import type { FinanceData } from '@/app/(site)/sites/[host]/finance/page-data'
import { t } from '@/lib/words'
import { Assumptions } from './Assumptions'
import { FinanceCar } from './FinanceCar'
import { FinanceForm } from './FinanceForm'

const isForm = ({ blockType, anchor }: PageBlock): boolean =>
  blockType === 'enquiryForm' && anchor === 'finance-form'
const isHead = ({ blockType }: PageBlock): boolean => blockType === 'intro'

const textIn = (block: PageBlock | undefined, name: 'heading' | 'text'): string | null => {
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
      <div className="wrap">
        {car && <FinanceCar car={car} config={site.config} hasEstimate={view !== null} />}
        {view && <LoanCalculator view={view} action={title ? '/personalised/finance' : '/finance'} />}
        {view && <Assumptions data={data} />}
      </div>
      <FinanceForm data={data} heading={textIn(form, 'heading')} text={textIn(form, 'text')} />
      <RenderBlocks blocks={blocks.filter((block) => !isHead(block) && !isForm(block))} {...parts} />
    </main>
  )
}
