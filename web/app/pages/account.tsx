import { type LoaderFunctionArgs, redirect } from 'react-router'
import { loadScreen } from '../.server/screen.ts'

/** Editors may move the account or have none: then the page of a student's tasks is the nearest. */
const withoutAccount = '/students'

export const loader = (args: LoaderFunctionArgs) =>
  loadScreen(args, async (content) => {
    const { account_url } = await content.settings()
    return redirect(account_url ?? withoutAccount, 302)
  })
