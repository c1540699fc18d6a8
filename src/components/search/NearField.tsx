'use client'
import { type ReactNode, useState } from 'react'
import { isPostcode, POSTCODE_MESSAGE } from '@/domain/place/postcodeForm'

interface Props {
  postcode: string
  radius: number
  radii: readonly number[]
  /** The postcode of the list does not exist. */
  unknown: boolean
  icon: ReactNode
}

/** A malformed postcode shows an error here and sends no request. */
export function NearField({ postcode, radius, radii, unknown, icon }: Props) {
  const [wrong, setWrong] = useState(unknown)
  const [given, setGiven] = useState(postcode)
  if (given !== postcode) {
    setGiven(postcode)
    setWrong(unknown)
  }
  const isWrong = (typed: string): boolean =>
    typed !== '' && (!isPostcode(typed) || (unknown && typed === postcode))
  return (
    <>
      <div className="near__row">
        <div className="field">
          <label htmlFor="near-postcode">Postcode</label>
          <input
            id="near-postcode"
            name="near"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            defaultValue={postcode}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'near-wrong' : undefined}
            onInput={() => setWrong(false)}
            onBlur={({ currentTarget: { value } }) => setWrong(isWrong(value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !isWrong(event.currentTarget.value)) return
              event.preventDefault()
              setWrong(true)
            }}
          />
        </div>
        <div className="field">
          <label htmlFor="near-radius">Within</label>
          <div className="select">
            <select id="near-radius" name="radius" defaultValue={radius}>
              {radii.map((km) => (
                <option key={km} value={km}>
                  {km} km
                </option>
              ))}
            </select>
            {icon}
          </div>
        </div>
      </div>
      {wrong && (
        <p className="field__err" id="near-wrong" role="alert">
          {POSTCODE_MESSAGE}
        </p>
      )}
    </>
  )
}
