import { Choices } from '@/components/forms/Choices'
import { OwingBoxes } from '@/components/trade-in/OwingBoxes'
import { type AdjustmentAnswers, OWING, QUESTION_NAMES, questionOf } from '@/features/trade-in/answers.rules'
import { t } from '@/lib/words'

interface Props {
  id: string
  answers: AdjustmentAnswers | null
}

function Owing({ answers }: Pick<Props, 'answers'>) {
  return (
    <fieldset className="fset">
      <legend>{t('Is there finance owing?')}</legend>
      <div className="choices">
        <Choices
          items={OWING}
          chosen={answers?.finance_owing}
          input={{ name: 'finance_owing', required: true }}
        />
      </div>
      <div className="form__fields owing">
        <OwingBoxes payout={answers?.payout} lender={answers?.lender} />
      </div>
    </fieldset>
  )
}

/** Plain radio buttons in a plain form: the browser checks and sends them itself. */
export function ConditionStep({ id, answers }: Props) {
  return (
    <form className="form" action="/api/trade-in/valuation" method="post">
      <input type="hidden" name="id" value={id} />
      {QUESTION_NAMES.map((name) => (
        <fieldset className="seg seg--wrap" key={name}>
          <legend>{t(questionOf(name).legend)}</legend>
          {questionOf(name).answers.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={answers?.[name] === value}
                required
              />
              <span>{t(label)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <Owing answers={answers} />
      <div className="field">
        <label htmlFor="note">
          {t('Anything we should know?')} <span className="opt">{t('optional')}</span>
        </label>
        <textarea id="note" name="note" rows={3} maxLength={1000} defaultValue={answers?.note} />
      </div>
      <div className="acts">
        <button className="btn btn--brand" type="submit">
          {t('See my range')}
        </button>
      </div>
      <p className="fineprint">{t('Nothing here binds you.')}</p>
    </form>
  )
}
