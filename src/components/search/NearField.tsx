'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { isPostcode } from '@/domain/place/postcodeForm'
import { takeEnter } from './listForm'
import { NearBoxes, type NearProps, POSTCODE_ID } from './NearBoxes'

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
  const takeOver = useEffectEvent(() => {
    const box = document.getElementById(POSTCODE_ID)
    if (!(box instanceof HTMLInputElement)) return
    // While it is typed in, leaving it or Enter says that it is done.
    if (box !== document.activeElement || takeEnter(box.id)) setWrong(isWrong(box.value))
  })
  // Text typed before this code came.
  useEffect(() => takeOver(), [])
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
