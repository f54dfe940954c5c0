import '@nadi/ui/styles';

export { Banner } from '@nadi/ui/components/Banner';
export { Button } from '@nadi/ui/components/Button';
export { Dialog } from '@nadi/ui/components/Dialog';
export { Select } from '@nadi/ui/components/Select';
export { Table } from '@nadi/ui/components/Table';
export { Tabs } from '@nadi/ui/components/Tabs';
export { TextField } from '@nadi/ui/components/TextField';
