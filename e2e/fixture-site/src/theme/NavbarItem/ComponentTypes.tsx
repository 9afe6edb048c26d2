import { FailsOnOnePage } from '@site/src/navbar/fails-on-one-page';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default { ...ComponentTypes, 'custom-fails-on-one-page': FailsOnOnePage };
