'use client'
import { useState } from 'react'
import { isPostcode } from '@/core/dealer/country/postcodeForm'
import { takeEnter } from './listForm'
import { NearBoxes, type NearProps, POSTCODE_ID } from './NearBoxes'

/** The value of the plain field that this code replaces, if it was completed by leaving it or by Enter. */
function textBefore(): string {
  const box = document.getElementById(POSTCODE_ID)
  if (!(box instanceof HTMLInputElement)) return ''
  return box !== document.activeElement || takeEnter(box.id) ? box.value : ''
}

/** A malformed postcode shows an error here and sends no request. */
export function NearField(near: NearProps) {
  const { postcode, unknown } = near
  const isWrong = (typed: string): boolean =>
    typed !== '' && (!isPostcode(typed) || (unknown && typed === postcode))
  const [wrong, setWrong] = useState(() => unknown || isWrong(textBefore()))
  const [input, setProvided] = useState(postcode)
  if (input !== postcode) {
    setProvided(postcode)
    setWrong(unknown)
  }
  return (
    <NearBoxes
      {...near}
      wrong={wrong}
      on={{
        onInput: () => setWrong(false),
        onBlur: ({ currentTarget: { value } }) => setWrong(isWrong(value)),
        onKeyDown: (event) => {
          if (event.key !== 'Enter' || !isWrong(event.currentTarget.value)) return
          event.preventDefault()
          setWrong(true)
        },
      }}
    />
  )
}
