'use client'
import { useState } from 'react'
import { isPostcode, postcodeWords } from '@/core/dealer/country/postcodeForm'
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
  const faultOf = (typed: string): string | null =>
    typed !== '' && (!isPostcode(typed) || (unknown && typed === postcode)) ? postcodeWords(typed) : null
  const [wrong, setWrong] = useState(
    () => faultOf(textBefore()) ?? (unknown ? postcodeWords(postcode) : null),
  )
  const [input, setProvided] = useState(postcode)
  if (input !== postcode) {
    setProvided(postcode)
    setWrong(unknown ? postcodeWords(postcode) : null)
  }
  return (
    <NearBoxes
      {...near}
      wrong={wrong}
      on={{
        onInput: () => setWrong(null),
        onBlur: ({ currentTarget: { value } }) => setWrong(faultOf(value)),
        onKeyDown: (event) => {
          if (event.key !== 'Enter' || !faultOf(event.currentTarget.value)) return
          event.preventDefault()
          setWrong(faultOf(event.currentTarget.value))
        },
      }}
    />
  )
}
