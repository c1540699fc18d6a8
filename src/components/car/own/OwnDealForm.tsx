'use client'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { errorProps, Field } from '@/components/forms/Fields'
import { isPostcode, POSTCODE_BOX, postcodeWords } from '@/core/dealer/country/postcodeForm'
import { OWN_DOLLARS, readOwnDollars, withMore } from '@/core/money/ownDeal'
import { formatNumber } from '@/core/money/format'
import { phrase, t } from '@/lib/words'
import { isKnownPostcode } from './knownPostcode'
import { ownDeal, writeOwnDeal } from './store'

const dollars = (text: string): string | null => (readOwnDollars(text) === null ? OWN_DOLLARS : null)
const postcode = (text: string): string | null => (!text || isPostcode(text) ? null : postcodeWords(text))

/** Label, and what is wrong with a text. */
const BOXES = {
  make: [phrase('Make of your trade-in'), () => null],
  worth: [phrase('What it may be worth, $'), dollars],
  owing: [phrase('What you still owe, $'), dollars],
  deposit: [phrase('Deposit, $'), dollars],
  postcode: [phrase('Postcode'), postcode],
} as const
type Name = keyof typeof BOXES
const NAMES: readonly Name[] = ['make', 'worth', 'owing', 'deposit', 'postcode']

/** An empty box takes its part off. `trades`: the dealer takes cars in. */
export default function OwnDealForm({ close, trades }: { close: () => void; trades: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const [known] = useState(ownDeal)
  const [faults, setFaults] = useState<Partial<Record<Name, string | null>>>({})
  const names = trades ? NAMES : NAMES.slice(3)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: Name): string => String(data.get(`own-${name}`) ?? '').trim()
    const figure = (name: Name): number | null => readOwnDollars(typed(name)) || null
    const found: typeof faults = Object.fromEntries(names.map((name) => [name, BOXES[name][1](typed(name))]))
    found.postcode ??= (await isKnownPostcode(typed('postcode'))) ? null : postcodeWords(typed('postcode'))
    setFaults(found)
    const wrong = names.find((name) => found[name])
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`#own-${wrong}`)?.focus()
    const other = typed('make') === known?.make ? {} : { model: '', km: null }
    const car = { make: typed('make'), worth: figure('worth'), owing: figure('owing') }
    writeOwnDeal(
      withMore(known, { ...other, ...car, deposit: figure('deposit'), postcode: typed('postcode') }),
    )
    close()
  }
  /** What is in the boxes goes along, so that it is not asked again. */
  const carryCar = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const make = form.current?.querySelector<HTMLInputElement>('#own-make')?.value.trim() ?? ''
    const { model = '', km } = make === known?.make ? known : {}
    link.search = String(
      new URLSearchParams({ ...(make && { make }), ...(model && { model }), ...(km && { km: String(km) }) }),
    )
  }
  return (
    <form className="form mine__form" ref={form} onSubmit={(event) => void save(event)} noValidate>
      <div className="form__fields">
        {names.map((name) => {
          const at = { id: `own-${name}`, error: faults[name] ?? undefined }
          const value = known?.[name]
          return (
            <Field {...at} short label={t(BOXES[name][0])} key={name}>
              <input
                {...errorProps(at)}
                id={at.id}
                name={at.id}
                defaultValue={typeof value === 'number' ? formatNumber(value) : (value ?? '')}
                autoComplete={name === 'postcode' ? 'postal-code' : 'off'}
                inputMode={name === 'make' ? 'text' : 'numeric'}
                maxLength={name === 'postcode' ? POSTCODE_BOX.maxLength : 40}
              />
            </Field>
          )
        })}
      </div>
      <div className="acts">
        <button className="btn btn--brand" type="submit">
          {t('Count it')}
        </button>
        {trades && (
          <a className="link" href="/trade-in" onClick={carryCar}>
            {t('What is it worth?')}
          </a>
        )}
      </div>
    </form>
  )
}
