import { Activity, Droplet, FlaskConical, type LucideIcon, Pill, ShoppingBag } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  tablet: Pill,
  capsule: Pill,
  syrup: Droplet,
  drops: Droplet,
  cream: Droplet,
  device: Activity,
  test: FlaskConical,
};

/** Returns the picture of a dosage form, for lists of products. */
export const iconOf = (form: string): LucideIcon => icons[form] ?? ShoppingBag;
