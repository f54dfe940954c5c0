import { Bell, CircleCheck, Info, OctagonAlert, X } from 'lucide-react';
import { useRef } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
} from 'react-aria-components/Toast';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { content, list, region, sign, toast as toastStyle } from './ToastRegion.css';
import { type Toast, toasts } from './toasts';
import { useOutOfTheWay } from './use-out-of-the-way';

export { showToast } from './toasts';

const iconOf = { success: CircleCheck, error: OctagonAlert, info: Info, notification: Bell };

/** The place of toasts: once in the app, beside everything else. */
export function ToastRegion() {
  const ref = useRef<HTMLDivElement>(null);
  useOutOfTheWay(ref);
  return (
    <AriaToastRegion ref={ref} queue={toasts} aria-label={m.toast_region()} className={region}>
      <ToastList<Toast> className={list}>
        {({ toast }) => (
          <AriaToast toast={toast} className={toastStyle}>
            <span className={sign[toast.content.tone]}>
              <Icon icon={iconOf[toast.content.tone]} />
            </span>
            <ToastContent className={content}>
              {toast.content.title && <Text weight="bold">{toast.content.title}</Text>}
              <Text>{toast.content.message}</Text>
              {toast.content.link && (
                <Link href={toast.content.link.href} isAlone onPress={() => toasts.close(toast.key)}>
                  {toast.content.link.label}
                </Link>
              )}
            </ToastContent>
            <IconButton icon={X} label={m.toast_close()} onPress={() => toasts.close(toast.key)} />
          </AriaToast>
        )}
      </ToastList>
    </AriaToastRegion>
  );
}
