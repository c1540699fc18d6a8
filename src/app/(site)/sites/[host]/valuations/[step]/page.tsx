import '@/styles/journey.css'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { KEYED_PAGE } from '@/app/(site)/sites/[host]/_lib/metadata'
import { Flow } from '@/components/reservations/Flow'
import { SellAside } from '@/components/trade-in/SellAside'
import { STEP_NAMES, stepPath, type Step } from '@/core/dealer/links/tradeInPaths'
import { StepBody } from '@/app/(site)/sites/[host]/valuations/_components/StepBody'
import { OwnLines } from '@/app/(site)/sites/[host]/valuations/_components/OwnLines'
import { stepsOf, TITLES } from '@/app/(site)/sites/[host]/valuations/_components/titles'
import { t } from '@/lib/words'
import { readStep } from './page-data'

interface Props {
  params: Promise<{ host: string; step: string }>
  searchParams: Promise<{ id?: string | string[]; refused?: string | string[] }>
}

const read = async ({ params, searchParams }: Props) => {
  const [{ host, step: requested }, { id }] = await Promise.all([params, searchParams])
  const step = STEP_NAMES.find((one) => one === requested)
  if (!step) notFound()
  return { step, data: await readStep(host, id) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { step, data } = await read(props)
  return {
    title: `${t(TITLES[step])} | ${data.site.tenant.name}`,
    ...KEYED_PAGE,
  }
}

/** The progress of a journey decides which of its steps can be opened. */
function stepFor(
  requested: Step,
  { journey: { valuation }, noGuide }: Awaited<ReturnType<typeof readStep>>,
): Step {
  if (valuation?.completed) return 'done'
  if (requested === 'done') return 'photos'
  if (noGuide && requested !== 'photos') return 'photos'
  if (requested !== 'condition' && !noGuide && !valuation?.range) return 'condition'
  return requested
}

/** The steps after the first. Each is a page of its own, so that reload and Back work as usual. */
export default async function ValuationStepPage(props: Props) {
  const { step, data } = await read(props)
  const { refused } = await props.searchParams
  const own = stepFor(step, data)
  if (own !== step) redirect(stepPath(own, data.journey.lead_id))
  return (
    <Flow
      crumbs={[{ name: t('Home'), href: '/' }, { name: t(TITLES[step]) }]}
      heading={t(TITLES[step])}
      steps={stepsOf(step, data)}
      aside={
        <SellAside {...data}>
          <OwnLines data={data} />
        </SellAside>
      }
    >
      <StepBody step={step} data={data} refused={Number(refused) || 0} />
    </Flow>
  )
}
