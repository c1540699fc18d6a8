import type { ServerProps } from 'payload'
import { mayEditCars } from '@/admin/cars/mayEditCars'
import { rehearsalHref } from './rehearsalHref'

export const ToRehearsal = ({ user }: ServerProps) =>
  mayEditCars(user) ? (
    <p className="fc-acts">
      <a className="fc-btn" href={rehearsalHref()}>
        Import a stock file
      </a>
      <span className="fc-muted">Preview a supplier’s file before it goes live.</span>
    </p>
  ) : null
