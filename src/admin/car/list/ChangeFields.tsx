import { useState, type FormEvent } from 'react'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { bulkChangeSchema, type BulkChange } from '@/core/car/bulkChange'
import { typedDollars, typedNumber } from '@/core/car/typedAmount'
import { STATUS_WORDS } from '@/core/car/statusWords'
import { plural } from '@/core/money/format'

type Kind = 'set' | 'add' | 'percent' | 'tag' | 'status' | 'shown'
interface Change {
  label: string
  /** Of the box beside it. */
  box: string
  /** Choices; without them the value is typed. */
  choices?: readonly (readonly [value: string, label: string])[]
  help?: string
  read: (value: string) => unknown
}

const priced =
  (how: string, amountOf: (value: string) => unknown = typedDollars) =>
  (value: string) => ({ what: 'price', how, amount: amountOf(value) })
const CHANGES: Record<Kind, Change> = {
  add: {
    label: 'Change the price by dollars',
    box: 'Dollars more or less',
    help: 'Such as -500',
    read: priced('add'),
  },
  percent: {
    label: 'Change the price by a percentage',
    box: 'Percent more or less',
    help: 'Such as -5',
    read: priced('percent', typedNumber),
  },
  set: { label: 'Set the price', box: 'New price', help: 'In dollars', read: priced('set') },
  tag: {
    label: 'Set the tag',
    box: 'New tag',
    help: 'Leave it empty to remove the tag',
    read: (tag) => ({ what: 'tag', tag }),
  },
  status: {
    label: 'Set the status',
    box: 'New status',
    choices: Object.entries(STATUS_WORDS),
    read: (status) => ({ what: 'status', status }),
  },
  shown: {
    label: 'Show on the website',
    box: 'Shown',
    choices: [
      ['yes', 'Yes'],
      ['no', 'No'],
    ],
    read: (shown) => ({ what: 'shown', shown: shown === 'yes' }),
  },
}
const DOLLARS = 'Enter whole dollars, such as 12990 or -500.'
const FAULTS: Partial<Record<Kind, string>> = {
  ...{ set: DOLLARS, add: DOLLARS, percent: 'Enter a percentage, such as -5.' },
  tag: 'Enter at most 60 characters.',
}
const isKind = (name: string): name is Kind => name in CHANGES

interface Props {
  count: number
  isBusy: boolean
  onAsk: (change: BulkChange) => void
}

/** Nothing is changed before a preview. */
export function ChangeFields({ count, isBusy, onAsk }: Props) {
  const [kind, setKind] = useState<Kind>('add')
  const [value, setValue] = useState('')
  const [fault, setFault] = useState('')
  const { box, choices, help, read } = CHANGES[kind]

  function ask(event: FormEvent) {
    event.preventDefault()
    const change = bulkChangeSchema.safeParse(read(choices && !value ? (choices[0]?.[0] ?? '') : value)).data
    setFault(change ? '' : (FAULTS[kind] ?? 'Choose one.'))
    if (change) onAsk(change)
  }
  return (
    <form className="fc-filters fc-change" onSubmit={ask} aria-label="Change the chosen cars">
      <label>
        <span>What to change</span>
        <select
          value={kind}
          onChange={({ target }) => {
            if (isKind(target.value)) setKind(target.value)
            setValue('')
          }}
        >
          {Object.entries(CHANGES).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{box}</span>
        {choices ? (
          <select value={value} onChange={({ target }) => setValue(target.value)}>
            {choices.map(([choice, label]) => (
              <option key={choice} value={choice}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <input
            value={value}
            maxLength={60}
            placeholder={help}
            aria-invalid={fault ? true : undefined}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </label>
      <LiveButton className="fc-btn" type="submit" disabled={isBusy}>
        Show what changes in {plural(count, 'car')}
      </LiveButton>
      <Fault words={fault} />
    </form>
  )
}
