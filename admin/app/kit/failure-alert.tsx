import { Alert, Button } from '@mui/material'
import { type Ref, useEffect, useRef } from 'react'
import { isSignedOut } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'
import { type SaveFailure, useFailureWords } from './use-action.ts'

/** Says in its place why something failed; whoever is signed out gets the way in beside what they have written. */
export const FailureAlert = ({ failure, box }: { failure: unknown; box?: Ref<HTMLDivElement> }) => {
  const { signIn } = useWords()
  const wordsFor = useFailureWords()
  return (
    <Alert
      severity="error"
      tabIndex={-1}
      {...(box && { ref: box })}
      sx={{ mb: 2 }}
      action={
        isSignedOut(failure) && (
          <Button color="inherit" size="small" href="#/login" target="_blank" rel="noopener">
            {signIn.submit}
          </Button>
        )
      }
    >
      {wordsFor(failure)}
    </Alert>
  )
}

/** Why what was tried last was not saved, where whoever tried it is led. */
export const SaveFailureNotice = ({ failed }: { failed: SaveFailure | undefined }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failed) box.current?.focus()
  }, [failed])
  if (!failed) return null
  const problems = Object.entries(failed.fields)
  if (problems.length === 0) return <FailureAlert failure={failed.failure} box={box} />
  return (
    <Alert severity="error" tabIndex={-1} ref={box} sx={{ mb: 2 }}>
      {problems.map(([name, problem]) => (
        <div key={name}>{problem}</div>
      ))}
    </Alert>
  )
}
