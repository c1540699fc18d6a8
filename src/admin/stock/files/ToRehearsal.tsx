import type { ServerProps } from 'payload'
import { mayEditCars } from '@/admin/may'
import { REHEARSAL } from './rehearsalPath'

export const ToRehearsal = ({ user }: ServerProps) =>
  mayEditCars(user) ? (
    <p className="fc-acts">
      <a className="fc-btn" href={REHEARSAL}>
        Import a stock file
      </a>
      <span className="fc-muted">Preview a supplier’s file before it goes live.</span>
    </p>
  ) : null
