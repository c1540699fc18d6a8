import type { SignInView } from '@/app/(site)/sites/[host]/sign-in/page-data'

interface Props {
  dealer: string
  link: NonNullable<SignInView['link']>
}

/** Programs open the links of mails too: only a press signs in. */
export function ByLink({ dealer, link }: Props) {
  return (
    <>
      <h1>Sign in on this device</h1>
      <p className="lede">
        As <b>{link.login}</b>, at {dealer}.
      </p>
      <form className="form" method="post" action="/api/sign-in/verify">
        <input type="hidden" name="link" value={link.token} />
        <button className="btn btn--brand btn--wide" type="submit">
          Sign in
        </button>
        <p className="fineprint">Did not ask for this? Close the page: nothing happens without the button.</p>
      </form>
    </>
  )
}
