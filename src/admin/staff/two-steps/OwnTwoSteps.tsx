'use client'
import { useState } from 'react'
import { StepsHead } from './StepsHead'
import { TwoSteps, type TwoStepsProps } from './TwoSteps'

/** The heading follows what is done beneath it: the paper codes of a step that was just turned on are shown without a reload. */
export function OwnTwoSteps(props: Omit<TwoStepsProps, 'onCodes'>) {
  const [hasCodes, setHasCodes] = useState(false)
  return (
    <>
      <StepsHead isOn={props.isOn || hasCodes} />
      <TwoSteps {...props} onCodes={() => setHasCodes(true)} />
    </>
  )
}
