import type { UIFieldServerProps } from 'payload'
import { recordOf } from '@/access/ids'
import { factorOf } from '@/access/login/secondFactor'
import { needsTwoSteps } from '@/access/login/needsTwoSteps'
import { countPaperCodes } from '@/access/login/paperCodes'
import { PressButton } from '@/admin/staff/PressButton'
import { Sessions } from '@/admin/staff/Sessions'
import { OwnTwoSteps } from './OwnTwoSteps'
import { StepsHead } from './StepsHead'

/** On a person's own account: how to set it up; on a colleague's: whether it is on, and the button for a lost phone. */
export async function TwoStepsField({ id, data, payload, user }: UIFieldServerProps) {
  if (!user || !id) return null
  const factor = await factorOf(payload, String(id))
  const isOwn = String(id) === user.id
  if (!isOwn && !factor) return null
  return (
    <div className={isOwn ? 'fc fc--field fc-safe' : 'fc fc--field'}>
      <section className="fc-card" aria-labelledby="two-steps-title">
        {isOwn ? (
          <OwnTwoSteps
            isOn={Boolean(factor)}
            mayTurnOff={!needsTwoSteps(user.role)}
            paper={typeof factor?.paper === 'string' ? countPaperCodes(factor.paper) : null}
          />
        ) : (
          <>
            <StepsHead isOn={Boolean(factor)} />
            <PressButton
              call={`/second-steps/${id}/reset`}
              body={{}}
              label="Turn off two-step sign-in"
              doing="One moment …"
              ask={`Is the phone of ${String(recordOf(data).name)} lost? They sign in with the password alone then, and are signed out everywhere.`}
            />
          </>
        )}
      </section>
      {isOwn && <Sessions payload={payload} user={user} />}
    </div>
  )
}
