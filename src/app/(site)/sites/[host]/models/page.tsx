import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { doNotKeep } from '@/cache/pageAnswer'
import { stockCounts } from '@/data/cars/stock'
import { ModelGrid } from '@/components/model/ModelGrid'
import { modelTabs } from '@/components/header/modelMenu'
import { PhoneOfPage } from '@/components/page/PhoneOfPage'
import { Tabs } from '@/components/ui/Tabs'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import { listModels } from '@/data/models'
import { ListHead } from '@/app/(site)/sites/[host]/_lib/ListHead'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ body?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return pageMetadata(site, {
    title: 'All models',
    path: '/models',
    description: `Every model at ${site.tenant.name}: prices from, and how many are here today.`,
  })
}

/** Models by category; `?body=` opens one category. */
export default async function ModelsPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const [models, stock] = await Promise.all([listModels(site), stockCounts(site)])
  if (models.length === 0) notFound()
  const body = [(await searchParams).body].flat()[0]?.toLowerCase()
  const tabs = modelTabs(models)
  const selected = tabs.findIndex((tab) => tab.label.toLowerCase() === body)
  if (body !== undefined && selected < 0) await doNotKeep()
  const items = tabs.map((tab) => ({
    label: tab.label,
    panel: (
      <ModelGrid
        models={tab.models}
        stock={stock.models}
        make={site.config.manufacturer?.name}
        accessories={site.config.features.accessories}
      />
    ),
  }))
  const markup = renderStatic(
    <>
      <ListHead title="All models" text="Prices from, and how many are here today." />
      <div className="tabs">
        <Tabs
          id="categories"
          label="Category"
          items={items}
          listClass="tabs__list"
          panelClass="mdpanel"
          selected={Math.max(selected, 0)}
        />
      </div>
    </>,
  )
  return (
    <main id="main">
      <PhoneOfPage scope="new" />
      <StaticHtml className="wrap list" html={markup} />
    </main>
  )
}
