import { AnyField } from '@/components/forms/AnyField'
import { HiddenAnswers } from '@/components/trade-in/HiddenAnswers'
import { OwingBoxes } from '@/components/trade-in/OwingBoxes'
import { PlateForm } from '@/components/trade-in/PlateForm'
import { kmMessage } from '@/core/car/odometer'
import { yearMessage } from '@/core/car/yearForm'
import { fieldOf, type FieldName } from '@/features/leads/intents/fields.rules'
import { isQuestion, OWING, PAYOUT_MESSAGE, questionOf } from '@/features/trade-in/answers.rules'
import { boxesOf, DRAFT_PATH, draftPath, LEAD_NAMES, type Screen } from '@/features/trade-in/draft.rules'
import { PLATE_MESSAGE } from '@/features/trade-in/plate.rules'
import type { QuestionData } from '@/app/(site)/sites/[host]/valuations/start/page-data'
import { withoutPlate } from '@/app/(site)/sites/[host]/_lib/sell/start-data'
import { phrase, t } from '@/lib/words'
import { Found } from './Found'
import { OneOf } from './OneOf'
import { nameOf, titleOf } from './titles'

interface Props {
  data: QuestionData
  screen: Exclude<Screen, 'range'>
}

const FIELD_OF: Partial<Record<string, FieldName>> = LEAD_NAMES
const EXAMPLES: Partial<Record<string, string>> = { length: phrase('6.2 m'), weight: phrase('2,150 kg') }

function Box({ name, data }: { name: string; data: QuestionData }) {
  const { draft, faults, makes, models, looked } = data
  const { missing, options: _none, ...field } = fieldOf(FIELD_OF[name] ?? 'km')
  const found = looked?.kind === 'found' && (name === 'make' || name === 'model') ? looked.car[name] : ''
  const suggestions = { make: makes, model: models }[name]
  const example = EXAMPLES[name]
  const typed = draft[name] ?? ''
  const wrong = name === 'year' && typed ? yearMessage() : name === 'km' ? kmMessage(typed) : missing
  return (
    <AnyField
      id={`own-${name}`}
      input={{ name }}
      error={faults.includes(name) ? wrong : undefined}
      field={{
        ...field,
        name,
        optional: name in EXAMPLES,
        value: draft[name] || found,
        suggestions,
        placeholder: example && t(example),
      }}
    />
  )
}

function Boxes({ data, screen }: Props) {
  const { draft, faults, looked } = data
  const boxes = boxesOf(screen)
  const year = screen === 'car' && looked?.kind === 'found' && !draft.year ? String(looked.car.year) : null
  return (
    <form className="form" action={DRAFT_PATH} method="get">
      <HiddenAnswers draft={draft} but={boxes} />
      {year && <input type="hidden" name="year" value={year} />}
      <div className="form__fields">
        {screen === 'owing' ? (
          <OwingBoxes
            payout={draft.payout}
            lender={draft.lender}
            error={faults.includes('payout') ? PAYOUT_MESSAGE : undefined}
          />
        ) : (
          boxes.map((name) => <Box key={name} name={name} data={data} />)
        )}
      </div>
      <button className="btn btn--brand" type="submit">
        {t('Next')}
      </button>
    </form>
  )
}

function Form(props: Props) {
  const { data, screen } = props
  const { draft, site, faults } = data
  if (screen === 'plate')
    return (
      <PlateForm
        draft={draft}
        state={site.config.address.state}
        country={site.config.country}
        submit={t('Next')}
        without={withoutPlate(data)}
        error={faults.includes('rego') ? PLATE_MESSAGE : undefined}
      />
    )
  const one = { name: screen, title: titleOf(data), draft }
  if (isQuestion(screen)) return <OneOf {...one} options={questionOf(screen).answers} />
  if (screen === 'finance_owing')
    return <OneOf {...one} options={OWING.map(({ title, ...rest }) => ({ ...rest, label: title }))} />
  return <Boxes {...props} />
}

/** Browser's Back works as well; this link keeps later answers too. */
function Before({ data: { screen, screens, draft } }: { data: QuestionData }) {
  const before = screens[screens.indexOf(screen) - 1]
  if (!before) return null
  return (
    <div className="acts">
      <a className="link" href={draftPath(draft, before)}>
        {t('One question back')}
      </a>
    </div>
  )
}

export function Question(props: Props) {
  const { data, screen } = props
  const { screens, draft, looked, count, isSure } = data
  const at = screens.indexOf(screen) + 1
  return (
    <>
      {at > 0 && (
        <p className="lede">
          {isSure
            ? t('Question {at} of {count}', { at, count })
            : t('Question {at} of at most {count}', { at, count })}
          {nameOf(draft) && `: ${nameOf(draft)}`}
        </p>
      )}
      {screen === 'car' && <Found looked={looked} hasPlate={Boolean(draft.rego)} />}
      <Form {...props} />
      <Before data={data} />
    </>
  )
}
