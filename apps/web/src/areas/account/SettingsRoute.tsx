import { SettingsScreen } from '@nadi/ui/screens/settings/SettingsScreen';
import { useAppDispatch, useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { themeChosen } from '../../kernel/ui/ui-slice';

export function SettingsRoute() {
  const dispatch = useAppDispatch();
  const theme = useAppSelector(({ ui }) => ui.theme);
  const user = useAppSelector(selectUser);
  return (
    <SettingsScreen
      theme={theme}
      onThemeChange={(chosen) => dispatch(themeChosen(chosen))}
      hasSharing={user?.role === 'PATIENT'}
    />
  );
}
