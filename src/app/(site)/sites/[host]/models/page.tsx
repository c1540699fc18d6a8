import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { doNotKeep } from '@/cache/pageAnswer'
import { stockCounts } from '@/search/cars/stock'
import { ModelGrid } from '@/components/models/ModelGrid'
import { modelTabs } from '@/components/page/header/modelMenu'
import { PhoneOfPage } from '@/components/page/PhoneOfPage'
import { Icon } from '@/components/ui/Icon'
import { Tabs } from '@/components/ui/Tabs'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import { freeAtEnd, inRows, leadOf, modelsByTab, modelsOfBody } from '@/features/models/models.rules'
import { ListHead } from '@/app/(site)/sites/[host]/_lib/ListHead'
import { lowestOfModels } from '@/app/(site)/sites/[host]/_lib/model/lowestOfModels'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import type { ModelView } from '@/core/dealer/views'
import { t } from '@/lib/words'
import { listModels } from '@/core/car/read/models'
import { listMakeLogos } from '@/core/dealer/read/makeLogos'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ body?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const [pictured] = (await listModels(site)).flatMap(({ image }) => image ?? [])
  return pageMetadata(site, {
    title: site.config.pages.models.title,
    path: '/models',
    image: pictured?.url,
    description: t('Every model at {name}: prices from, and how many are here today.', {
      name: site.tenant.name,
    }),
  })
}

/** Models by category; `?body=` shows those of one body or opens one category. */
export default async function ModelsPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { config } = site
  const [models, stock, marks] = await Promise.all([listModels(site), stockCounts(site), listMakeLogos()])
  if (models.length === 0) notFound()
  const body = [(await searchParams).body].flat()[0]?.toLowerCase()
  const tabs = modelTabs(models, config.labels.cars)
  const selected = tabs.findIndex((tab) => tab.label.toLowerCase() === body)
  const ofBody = body !== undefined && selected < 0 ? modelsOfBody(models, body) : []
  if (body !== undefined && selected < 0 && ofBody.length === 0) await doNotKeep()
  const bodyName = ofBody[0]?.body
  const shown = bodyName ? [{ label: bodyName, models: ofBody }, ...tabs] : tabs
  const lowest = await lowestOfModels(site, models)
  const grid = (of: readonly ModelView[], leads: boolean) => (
    <ModelGrid
      isLed={leadOf(of.length) > 0}
      models={of}
      stock={stock.models}
      make={config.manufacturer?.name}
      marks={marks}
      lowest={lowest}
      config={config}
      leads={leads}
    />
  )
  const items = shown.map((tab, index) => {
    const leads = index === Math.max(selected, 0)
    const shapes = inRows(modelsByTab(tab.models))
    const free = freeAtEnd(shapes)
    const sections = shapes.map(([shape, members], at) => (
      <section
        className="mdshape"
        key={shape}
        data-n={members.length}
        data-lead={leadOf(members.length) || undefined}
      >
        <h2>{t(shape)}</h2>
        {grid(members, leads && at === 0)}
      </section>
    ))
    return {
      label: tab.label,
      panel: (
        <>
          {sections}
          {free > 0 && (
            <a className="mdask" href="/models/get-quote" data-n={free}>
              <b>{config.pages.quote.title}</b>
              <span>{config.pages.quote.text}</span>
              <Icon name="right" />
            </a>
          )}
        </>
      ),
    }
  })
  const markup = renderStatic(
    <>
      <ListHead origin={site.origin} {...config.pages.models} />
      <div className="tabs">
        <Tabs
          id="categories"
          label={t('Category')}
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
