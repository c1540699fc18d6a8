import { redirect } from 'next/navigation'
import { getSafeRedirect } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'
import { BrandHalf } from '@/admin/brand/Forecourt'
import { Logo } from '@/admin/brand/Logo'
import { SignInForm } from './SignInForm'

/** Replaces Payload's page, which only asks for a password. */
export function SignInPage({ initPageResult, searchParams }: AdminViewServerProps) {
  const to = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
  if (initPageResult.req.user) redirect(to)
  return (
    <div className="fc fc-signin fc-signin--half">
      <BrandHalf />
      <div>
        <Logo />
      </div>
      <SignInForm to={to} />
    </div>
  )
}
