import { type LoaderFunctionArgs, redirect } from 'react-router'
import { requestContext } from '../.server/request-context.ts'
import { chosenVision, visionCookie } from '../shell/low-vision.ts'
import { safePath } from '../shell/safe-path.ts'

// Where a browser says who asks, a foreign page cannot choose for the visitor; older ones say nothing.
const isFromHere = (headers: Headers) => ['same-origin', 'none', null].includes(headers.get('Sec-Fetch-Site'))

/** Keeps what was chosen in the low-vision panel and leads back to the page it was chosen on. */
export const loader = ({ context, request, url }: LoaderFunctionArgs) => {
  const { siteUrl } = context.get(requestContext)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (isFromHere(request.headers)) headers.set('Set-Cookie', visionCookie(chosenVision(url.searchParams), siteUrl.startsWith('https:')))
  return redirect(safePath(url.searchParams.get('back')), { status: 303, headers })
}
