'use client'
import { useState } from 'react'
import { isPostcode } from '@/domain/place/postcodeForm'
import { NearBoxes, type NearProps } from './NearBoxes'

/** A malformed postcode shows an error here and sends no request. */
export function NearField(near: NearProps) {
  const { postcode, unknown } = near
  const [wrong, setWrong] = useState(unknown)
  const [given, setGiven] = useState(postcode)
  if (given !== postcode) {
    setGiven(postcode)
    setWrong(unknown)
  }
  const isWrong = (typed: string): boolean =>
    typed !== '' && (!isPostcode(typed) || (unknown && typed === postcode))
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
