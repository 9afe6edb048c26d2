import { builtSettings } from './built-settings.ts';
import { openSettings } from './open-settings.ts';
import type { Setting } from './setting.ts';

const all = { ...builtSettings, ...openSettings };
export type SettingName = keyof typeof all;
export const settings: Record<SettingName, Setting> = all;
export const settingNames = Object.keys(settings) as SettingName[];
