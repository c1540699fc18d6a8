import type { Line } from '@/features/models/keyNumbers.rules'
import { t } from '@/lib/words'

/** `source` says where the figures come from. */
export const ModelNumbers = ({ numbers, source }: { numbers: readonly Line[]; source: string }) => (
  <section className="section" aria-labelledby="numbers-title">
    <div className="wrap">
      <h2 className="sr" id="numbers-title">
        {t('Key numbers')}
      </h2>
      <dl className="nums">
        {numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="fineprint">{source}</p>
    </div>
  </section>
)
