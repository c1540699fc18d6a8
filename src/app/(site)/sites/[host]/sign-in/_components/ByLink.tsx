import type { SignInView } from '@/app/(site)/sites/[host]/sign-in/page-data'
import { Stage, type StageFrame } from '@/components/page/Stage'
import { t } from '@/lib/words'

interface Props {
  frame: StageFrame
  dealer: string
  link: NonNullable<SignInView['link']>
}

/** Mail programs open links too, so only a press signs in. */
export function ByLink({ dealer, link, frame }: Props) {
  return (
    <Stage
      {...frame}
      head={
        <>
          <h1>{t('Sign in on this device')}</h1>
          <p>
            {t('As')} <b>{link.login}</b>
            {t(', at {dealer}.', { dealer })}
          </p>
        </>
      }
      main={
        <form className="form" method="post" action="/api/sign-in/verify">
          <input type="hidden" name="link" value={link.token} />
          <button className="btn btn--brand btn--wide" type="submit">
            {t('Sign in')}
          </button>
          <p className="fineprint">
            {t('Did not ask for this? Close the page: nothing happens without the button.')}
          </p>
        </form>
      }
    />
  )
}
