import type { Environment } from '@narkhoz/server-kit/environment.ts'

/** Warnings for the operator about the configuration, a sentence each: the site serves all the same. */
export const startWarnings = ({
  service,
  formGuard,
  contentUrl,
  ownContentUrl,
}: Pick<Environment, 'service' | 'formGuard' | 'contentUrl' | 'ownContentUrl'>): string[] => [
  ...(service
    ? []
    : [
        `SERVICE_EMAIL and SERVICE_KEY are not set, so no form can be sent to the content service at ${contentUrl ?? ownContentUrl}: set both to the credential of that service (its own variables, or service-credential.json in its DATA_DIR) and start again.`,
      ]),
  ...(formGuard ? [] : ['FORM_GUARD is off: forms have no rate limit and no minimum time']),
]
