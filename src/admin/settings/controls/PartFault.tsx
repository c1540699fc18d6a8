import { useSettings } from '@/admin/settings/context'

interface PartFaultProps {
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** For a part of a control that is a single field: marks the field, and says what is wrong beneath it. */
export function usePartFault(id: string, path: string): [fault: string | undefined, field: PartFaultProps] {
  const fault = useSettings().faults.get(path)
  const isFaulty = fault !== undefined
  return [
    fault,
    {
      'aria-invalid': isFaulty || undefined,
      'aria-describedby': isFaulty ? `${id}-fault` : undefined,
    },
  ]
}

export const PartFault = ({ id, fault }: { id: string; fault: string | undefined }) =>
  fault && (
    <p className="fc-fault" id={`${id}-fault`}>
      {fault}
    </p>
  )
