import { FactLines } from '@/components/ui/FactLines'
import { Picture } from '@/components/ui/Picture'
import { TickList } from '@/components/ui/TickList'
import type { Chapter } from '@/features/models/keyNumbers.rules'
import type { ModelPlan } from '@/features/models/servicePlan.rules'
import { formatMoney } from '@/core/money/format'
import { phrase, t } from '@/lib/words'

interface Props {
  chapters: readonly Chapter[]
  /** One for each chapter. */
  pictures: readonly (string | null)[]
  /** Where the figures come from. */
  source: string
}

/** A picture and what there is to say beside it, sides in turn. */
export const ModelChapters = ({ chapters, pictures, source }: Props) => (
  <section className="section" aria-labelledby="numbers-title">
    <div className="wrap pairs">
      <h2 className="sr" id="numbers-title">
        {t('Key numbers')}
      </h2>
      {chapters.map(({ title, lines, ticks }, index) => (
        <article className="pair" key={title}>
          {pictures[index] && (
            <div className="pair__pic fills">
              <Picture
                url={pictures[index]}
                width={900}
                height={600}
                sizes="(min-width: 1024px) 720px, 92vw"
              />
            </div>
          )}
          <div className="pair__txt">
            <h3>{t(title)}</h3>
            <FactLines lines={lines} />
            {ticks.length > 0 && <TickList items={ticks} one />}
          </div>
        </article>
      ))}
      <p className="fineprint">{source}</p>
    </div>
  </section>
)

interface RunningProps {
  plan: ModelPlan
  fuel: string | null
  href: string | null
}

/** What the plan costs a year, and what it drinks: no price of fuel is known here. */
export const ModelRunning = ({ plan, fuel, href }: RunningProps) => (
  <section className="section">
    <div className="wrap">
      <div className="pair pair--words">
        <div>
          <h2>{t('What it costs a year')}</h2>
          <p className="pair__sum">
            <b>{formatMoney(plan.yearly)}</b> {t('for its services')}
          </p>
        </div>
        <div className="pair__txt">
          <h3>{t('Service Advantage')}</h3>
          <p>{plan.text}</p>
          {fuel && <FactLines lines={[[phrase('Fuel use, combined'), fuel]]} />}
          {href && (
            <a className="link" href={href}>
              <span className="given">{t('Book a Service')}</span>
            </a>
          )}
        </div>
      </div>
    </div>
  </section>
)
