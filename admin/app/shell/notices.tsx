import { Portal } from '@mui/material'
import { Notification } from 'react-admin'

/** What just happened, said beside everything else: an open dialog hides whatever stands in the page from those who hear it. */
export const Notices = () => (
  <Portal>
    <Notification />
  </Portal>
)
