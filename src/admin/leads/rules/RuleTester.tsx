import { MomentBox } from '@/admin/fields/TypedBox'
import { FORM_WORDS } from '@/admin/leads/inbox/words'
import { deciding, tryRules } from '@/features/leads/assignment.rules'
import { LEAD_TOPICS } from '@/features/leads/leadCategories.rules'
import { clockTime, testedLead, type TestedLead, type Sharing, triedWords, verdictWords } from './sharing'

interface ChoiceProps {
  label: string
  name: 'place' | 'category' | 'form'
  value: string
  choices: readonly (readonly [value: string, label: string])[]
}

function Choice({ label, name, value, choices }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        {choices.map(([key, word]) => (
          <option key={key} value={key}>
            {word}
          </option>
        ))}
      </select>
    </label>
  )
}

interface Props {
  sharing: Sharing
  requested: TestedLead
  now: Date
}

function Verdict({ sharing: { rules, people, places, zone }, requested, now }: Props) {
  const placeZone = places.find(({ id }) => id === requested.place)?.timezone ?? zone
  const tried = tryRules(rules, people, testedLead(requested, placeZone, now))
  const found = deciding(tried)
  return (
    <div role="status">
      <p>
        <b>{verdictWords(tried)}</b>
      </p>
      <ol className="fc-tried">
        {tried.map((one) => (
          <li key={one.rule.id} aria-current={one === found ? 'true' : undefined}>
            {one.rule.title}: <span className="fc-muted">{triedWords(one)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Uses the same rules as real leads, and changes nothing: no turn is taken. */
export function RuleTester(props: Props) {
  const { sharing, requested, now } = props
  const { dealer, places, zone } = sharing
  return (
    <section className="fc-card" aria-labelledby="tester-title">
      <header>
        <h2 id="tester-title">Try a lead</h2>
      </header>
      <form className="fc-tester" action="/admin/lead-sharing">
        <input type="hidden" name="dealer" value={dealer.id} />
        <Choice
          label="Location"
          name="place"
          value={requested.place}
          choices={places.map(({ id, name }) => [id, name] as const)}
        />
        <Choice
          label="About"
          name="category"
          value={requested.category}
          choices={LEAD_TOPICS.map((name) => [name, name] as const)}
        />
        <Choice label="Channel" name="form" value={requested.form} choices={FORM_WORDS} />
        <label>
          <span>Make of the car</span>
          <input name="make" defaultValue={requested.make} placeholder="No car" />
        </label>
        <label>
          <span>Price</span>
          <input name="price" inputMode="numeric" pattern="[0-9]*" defaultValue={requested.price} />
        </label>
        <label className="fc-tester__tick">
          <input type="checkbox" name="interstate" value="1" defaultChecked={requested.interstate} />
          <span>From another state</span>
        </label>
        <div>
          <label htmlFor="tester-at">It comes in at (local time)</label>
          <MomentBox
            id="tester-at"
            label="It comes in at"
            name="at"
            value={requested.at || clockTime(now, zone)}
          />
        </div>
        <button className="fc-btn" type="submit" name="try" value="1">
          Who gets it?
        </button>
      </form>
      {requested.try && <Verdict {...props} />}
    </section>
  )
}
