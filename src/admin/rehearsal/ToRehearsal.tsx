import type { ServerProps } from 'payload'
import { mayEditCars } from '@/admin/cars/mayEditCars'

export const ToRehearsal = ({ user }: ServerProps) =>
  mayEditCars(user) ? (
    <p className="fc-acts">
      <a className="fc-btn" href="/admin/rehearsal">
        Rehearse a file
      </a>
      <span className="fc-muted">See what a supplier’s file would do before it goes live.</span>
    </p>
  ) : null
